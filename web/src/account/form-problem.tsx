import { Notice } from "#ui/notice.tsx";

/** Why the whole form was not taken, above its button. The empty region stands there from the start, so that the sentence is announced. */
export function FormProblem({ children }: { children: string | undefined }) {
  return <div role="alert">{children && <Notice tone="bad">{children}</Notice>}</div>;
}
