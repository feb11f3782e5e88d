import { passwordMinLength } from "@stars/domain/account/credentials.ts";
import type { ComponentProps } from "react";
import { PasswordField, TextField } from "#ui/field.tsx";

// The fields of every form that makes an account, so that they are called, hinted and filled in by the browser the same everywhere.
// Spread react-hook-form's `register(...)` into them.

type LineProps = Omit<ComponentProps<typeof TextField>, "label" | "hint">;
type SecretProps = Omit<ComponentProps<typeof PasswordField>, "label" | "hint">;

export function EmailField(props: LineProps) {
  return <TextField label="Email" type="email" autoComplete="email" inputMode="email" {...props} />;
}

export function AthleteNameField({ isOptional = false, ...props }: LineProps & { isOptional?: boolean }) {
  return (
    <TextField
      label="Athlete Name"
      hint={`${isOptional ? "Optional. " : ""}A first name or nickname is enough.`}
      autoComplete="off"
      {...props}
    />
  );
}

export function NewPasswordField(props: SecretProps) {
  return <PasswordField label="Password" hint={`At least ${passwordMinLength} characters.`} autoComplete="new-password" {...props} />;
}

export function ConfirmPasswordField(props: SecretProps) {
  return <PasswordField label="Confirm Password" autoComplete="new-password" {...props} />;
}
