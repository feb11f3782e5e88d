/**
 * Passwords that appear at the top of published lists of leaked passwords (for one, NCSC's "PwnedPasswordsTop100k", 2019),
 * six characters or longer, plus the words this product itself suggests. Compared in lower case.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 123123 123321 111111 000000 222222 333333 444444 555555 666666 777777
   888888 999999 112233 121212 123654 131313 159753 654321 696969 987654321 abc123 abcd1234 abcdef aaaaaa access admin1
   adminadmin administrator amanda andrew angel1 arsenal asdfgh asdfghjkl ashley asshole austin babygirl bailey baseball
   basketball batman blink182 butterfly charlie cheese chelsea chocolate computer cookie corvette daniel dragon edward
   everton fender flower football football1 freedom fuckyou george ginger google hannah harley heather hello1 hello123
   hunter iloveyou internet jasmine jennifer jessica jordan jordan23 joshua justin killer letmein letmein1 liverpool
   liverpool1 london lovely lovers madison maggie manchester master matrix matthew merlin michael michelle monkey
   monkey1 mustang myspace1 naruto nicole oliver orange password password1 password12 password123 passw0rd p@ssw0rd
   patrick pepper pokemon princess princess1 purple qazwsx qwerty qwerty1 qwerty12 qwerty123 qwertyuiop ranger rangers
   robert samantha samsung secret shadow silver soccer soccer1 snoopy starwars summer sunshine superman taylor test123
   test1234 testing thomas thunder tigger tottenham trustno1 twentystars united victoria welcome welcome1 whatever
   william yankees yellow zaq12wsx zxcvbn zxcvbnm 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 a123456 aa123456`.split(/\s+/),
);
