import { brand } from "@stars/domain/brand.ts";
import type { ReactNode } from "react";
import { pageTitle } from "#ui/page.tsx";

interface StillPageProps {
  /** The name in the browser's tab. */
  title: string;
  /** What a search engine and a shared link say about the page, in one or two sentences. */
  description: string;
  children: ReactNode;
}

/** What the head of a still page says of it. */
export function StillPage({ title, description, children }: StillPageProps) {
  return (
    <>
      <title>{title.startsWith(brand.name) ? title : pageTitle(title)}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content="website" />
      {children}
    </>
  );
}
