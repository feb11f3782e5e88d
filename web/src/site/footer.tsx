import { brand } from "@stars/domain/brand.ts";
import { paths } from "#platform/paths.ts";
import { Logo } from "#ui/icon.tsx";
import { PageLink } from "./page-link.tsx";

const siteLinks = [
  { path: paths.home, label: "Home" },
  { path: paths.howItWorks, label: "How It Works" },
  { path: paths.pricing, label: "Pricing" },
  { path: paths.contact, label: "Contact" },
] as const;

const legalLinks = [
  { path: paths.dashboard, label: "Member Dashboard" },
  { path: paths.privacy, label: "Privacy Policy" },
  { path: paths.terms, label: "Terms of Service" },
] as const;

export function Footer() {
  return (
    <footer className="site-footer on-night">
      <div className="wrap site-footer-in">
        <div className="grid content-start justify-items-start gap-3">
          <PageLink to={paths.home} className="site-logo">
            <Logo />
            <span>{brand.name}</span>
          </PageLink>
          <p className="max-w-[38ch] text-sm text-text-muted">
            Replies typically come within 24 hours. For urgent matters put URGENT in the subject.
          </p>
          <a className="site-footer-link" href={`mailto:${brand.supportEmail}`}>
            {brand.supportEmail}
          </a>
        </div>
        <FooterLinks label="Footer" links={siteLinks} />
        <FooterLinks label="Account and legal" links={legalLinks} />
      </div>
    </footer>
  );
}

function FooterLinks({ label, links }: { label: string; links: readonly { path: string; label: string }[] }) {
  return (
    <nav aria-label={label}>
      <ul>
        {links.map(({ path, label: name }) => (
          <li key={path}>
            <PageLink to={path} className="site-footer-link">
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
