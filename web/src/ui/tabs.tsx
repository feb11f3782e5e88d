import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";

interface TabsProps<Id extends string> {
  /** What these tabs choose between. */
  label: string;
  value: Id;
  onChange: (value: Id) => void;
  tabs: readonly { id: Id; label: string; count?: number | undefined }[];
  /** The `TabPanel`s, one for each tab. */
  children: ReactNode;
}

export function Tabs<Id extends string>({ label, value, onChange, tabs, children }: TabsProps<Id>) {
  function change(next: string) {
    const tab = tabs.find(({ id }) => id === next);
    if (tab) onChange(tab.id);
  }

  return (
    <Radix.Root value={value} onValueChange={change}>
      <Radix.List aria-label={label} className="tabs">
        {tabs.map(({ id, label: name, count }) => (
          <Radix.Trigger key={id} value={id} className="tab">
            {name}
            {count !== undefined && <span className="tabular-nums"> {count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

export function TabPanel({ id, children, className }: { id: string; children: ReactNode; className?: string | undefined }) {
  return (
    <Radix.Content value={id} {...(className !== undefined && { className })}>
      {children}
    </Radix.Content>
  );
}
