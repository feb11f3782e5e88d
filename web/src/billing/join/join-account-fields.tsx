import type { Plan } from "@stars/domain/billing/plans.ts";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { AthleteNameField, ConfirmPasswordField, EmailField, NewPasswordField } from "#account/person-fields.tsx";
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
        <EmailField error={errors.email?.message} {...register("email")} />
        <AthleteNameField error={errors.athleteName?.message} {...register("athleteName")} />
      </div>
      <div className="pay-panel-pair">
        <NewPasswordField error={errors.password?.message} {...register("password")} />
        <ConfirmPasswordField error={errors.confirmPassword?.message} {...register("confirmPassword")} />
      </div>
    </>
  );
}
