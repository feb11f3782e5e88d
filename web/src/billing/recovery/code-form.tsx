import { type FormEvent, useEffect, useRef, useState } from "react";
import { sentenceOf } from "#billing/sentence-of.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { NewCodeButton } from "./new-code-button.tsx";
import { recoveryCopy } from "./recovery.copy.ts";
import { useVerifyCode } from "./recovery.data.ts";

interface CodeFormProps {
  email: string;
  /** Why the code was asked for once more. */
  problem: string | undefined;
  onVerified: () => Promise<unknown>;
  onNewCode: () => Promise<unknown>;
}

/** The one field that proves the e-mail. It says the same whether or not a payment is waiting. */
export function CodeForm({ email, problem, onVerified, onNewCode }: CodeFormProps) {
  const verify = useVerifyCode();
  const [code, setCode] = useState("");
  const [ownProblem, setOwnProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    if (!/^\d{6}$/.test(code)) return say(recoveryCopy.codeMissing);
    setIsSending(true);
    try {
      const reply = await verify.run({ email, code });
      if (reply !== null) await onVerified();
    } catch (error) {
      say(sentenceOf(error, recoveryCopy.verifyFailed));
    } finally {
      setIsSending(false);
    }
  }

  function say(sentence: string) {
    setOwnProblem(sentence);
    field.current?.focus();
  }

  async function newCode() {
    setCode("");
    setOwnProblem(null);
    await onNewCode();
    field.current?.focus();
  }

  return (
    <form noValidate className="grid gap-4 border-t border-line pt-5" onSubmit={submit}>
      <p role="status" className="wrap-anywhere">
        {recoveryCopy.codeSent(email)}
      </p>
      <TextField
        label="Verification code"
        hint={recoveryCopy.codeHint}
        className="text-lg tracking-[0.3em] tabular-nums"
        inputMode="numeric"
        autoComplete="one-time-code"
        ref={field}
        error={ownProblem ?? problem}
        value={code}
        onChange={({ target }) => {
          // Pasted codes come with spaces around or within them.
          setCode(target.value.replaceAll(/\D/g, "").slice(0, 6));
          setOwnProblem(null);
        }}
      />
      <Button type="submit" look="go" isWide isBusy={isSending}>
        Verify
      </Button>
      <NewCodeButton onPress={newCode} />
    </form>
  );
}
