const answers = [
  {
    question: "What we know about your child",
    answer: "A first name or nickname, and which sets are done. No birthday, no photo, no school. No one else sees it.",
  },
  {
    question: "Cancel in two taps",
    answer: "Account, then Cancel Subscription. You keep full access until the date shown there, and we never delete the stars.",
  },
  {
    question: "Who answers in the chat",
    answer: "A computer, and it says so. It talks about football, and you can read every conversation.",
  },
];

export function Parents() {
  return (
    <section className="home-parents" aria-labelledby="parents">
      <div className="wrap grid grid-cols-[1fr_420px] items-center gap-16 max-wide:grid-cols-1 max-tablet:gap-8">
        <div>
          <h2 id="parents" className="calm text-display-lg">
            Straight answers for parents
          </h2>
          <dl className="mt-6 grid gap-5.5">
            {answers.map(({ question, answer }) => (
              <div key={question}>
                <dt className="calm text-display-xs">{question}</dt>
                <dd className="mt-1 max-w-[52ch] text-text-muted">{answer}</dd>
              </div>
            ))}
          </dl>
        </div>
        <img
          className="mx-auto h-auto w-full max-w-105 rounded-panel bg-pitch object-cover"
          src="/pictures/leo-pass.webp"
          width="620"
          height="477"
          loading="lazy"
          alt="A player passes the ball with the inside of the foot."
        />
      </div>
    </section>
  );
}
