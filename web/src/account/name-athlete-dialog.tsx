import { athleteNameMaxLength, needsAthleteName } from "@stars/domain/account/athlete.ts";
import { brand } from "@stars/domain/brand.ts";
import { useForm } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogActions } from "#ui/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { toast } from "#ui/toast.tsx";
import { accountCopy } from "./account.copy.ts";
import { useNameAthlete, type Viewer } from "./account.data.ts";

/** Asks once for the athlete's name. It cannot be dismissed: the whole dashboard speaks to that name. */
export function NameAthleteDialog({ viewer }: { viewer: Viewer }) {
  return (
    <Dialog
      isOpen={needsAthleteName(viewer.athleteName)}
      onClose={stay}
      isDismissible={false}
      title={`Welcome to ${brand.name}!`}
      description="What is the athlete's name?"
    >
      <NameForm />
    </Dialog>
  );
}

function NameForm() {
  const nameAthlete = useNameAthlete();
  const { register, handleSubmit, watch, formState } = useForm({ defaultValues: { athleteName: "" } });

  async function submit(form: { athleteName: string }) {
    const name = form.athleteName.trim();
    if (name === "") return toast({ ...accountCopy.athleteNameMissing, tone: "bad" });

    try {
      const saved = await nameAthlete.mutateAsync(name);
      toast(accountCopy.athleteNamed(saved.athleteName));
    } catch {
      toast({ ...accountCopy.athleteNameFailed, tone: "bad" });
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)}>
      <TextField
        label="Athlete Name"
        hint="A first name or nickname is enough."
        autoComplete="off"
        maxLength={athleteNameMaxLength}
        {...register("athleteName")}
      />
      <DialogActions>
        <Button type="submit" look="go" isWide isBusy={formState.isSubmitting} disabled={watch("athleteName").trim() === ""}>
          Start Training
        </Button>
      </DialogActions>
    </form>
  );
}

function stay() {}
