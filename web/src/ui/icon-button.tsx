import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import { Icon, type IconName } from "./icon.tsx";

interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "children"> {
  label: string;
  icon: IconName;
}

export function IconButton({ label, icon, className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={classes("icon-button", className)}>
      <Icon name={icon} />
    </button>
  );
}
