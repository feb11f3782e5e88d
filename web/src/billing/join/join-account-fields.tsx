import { passwordMinLength } from "@stars/domain/account/credentials.ts";
import type { Plan } from "@stars/domain/billing/plans.ts";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { PasswordField, TextField } from "#ui/field.tsx";
import type { JoinForm } from "./check-join.ts";

type Values = JoinForm & { plan: Plan };

interface JoinAccountFieldsProps {
  register: UseFormRegister<Values>;
  errors: FieldErrors<Values>;
}

export function JoinAccountFields({ register, errors }: JoinAccountFieldsProps) {
  return (
    <>
      <div className="pay-panel-pair">
        <TextField label="Email" type="email" autoComplete="email" inputMode="email" error={errors.email?.message} {...register("email")} />
        <TextField
          label="Athlete Name"
          hint="A first name or nickname is enough."
          autoComplete="off"
          error={errors.athleteName?.message}
          {...register("athleteName")}
        />
      </div>
      <div className="pay-panel-pair">
        <PasswordField
          label="Password"
          hint={`At least ${passwordMinLength} characters.`}
          autoComplete="new-password"
          error={errors.password?.message}
          {...register("password")}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...register("confirmPassword")}
        />
      </div>
    </>
  );
}
