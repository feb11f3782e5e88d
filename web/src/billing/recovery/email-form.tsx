import { emailProblem } from "@stars/domain/account/credentials.ts";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { toast } from "#ui/toast.tsx";
import { recoveryCopy } from "./recovery.copy.ts";

interface EmailFormProps {
  /** The signed-in member's address, which is the likeliest. */
  likelyEmail: string | null;
  isBusy: boolean;
  /** The one next step of the page, or a way back to it. */
  isNext: boolean;
  /** Answers whether there was an answer, or the sentence of an e-mail the server does not take. */
  onCheck: (email: string) => Promise<boolean | string>;
  /** Another e-mail is being typed, so what stands below no longer belongs to it. */
  onEdit: () => void;
}

export function EmailForm({ likelyEmail, isBusy, isNext, onCheck, onEdit }: EmailFormProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const email = typed ?? likelyEmail ?? "";

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (email.trim() === "") {
      toast({ ...recoveryCopy.emailMissing, tone: "bad" });
      return field.current?.focus();
    }
    const found = emailProblem(email) ?? (await onCheck(email.trim()));
    if (typeof found !== "string") return;
    setProblem(found);
    field.current?.focus();
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <TextField
        label="Email"
        hint="The address you typed when you paid."
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        readOnly={isBusy}
        ref={field}
        error={problem ?? undefined}
        value={email}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(null);
          onEdit();
        }}
      />
      <Button type="submit" look={isNext ? "go" : "line"} isWide isBusy={isBusy}>
        Check Payment Status
      </Button>
    </form>
  );
}
