import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every path of the product. A path that is new here also goes into `domain/src/site/pages.ts`, which the server reads. */
export default [
  // Still pages: built ahead of time, no framework in the browser, living parts as islands.
  layout("site/site-layout.tsx", [
    index("site/home-screen.tsx"),
    route("pricing", "billing/pricing-screen.tsx"),
    route("how-it-works", "site/how-it-works-screen.tsx"),
    route("contact", "contact/contact-screen.tsx"),
    route("privacy-policy", "site/privacy-screen.tsx"),
    route("terms-of-service", "site/terms-screen.tsx"),
    // What the server answers for a path that is not on this page, with status 404.
    route("404", "site/not-found-screen.tsx", { id: "site/still-not-found" }),
  ]),

  // The app.
  layout("site/app-layout.tsx", [
    route("login", "account/log-in-screen.tsx"),
    route("signup", "account/sign-up-screen.tsx"),
    route("forgot-password", "account/forgot-password-screen.tsx"),
    route("reset-password", "account/reset-password-screen.tsx"),
    route("admin", "admin/admin-screen.tsx"),

    layout("site/shell-layout.tsx", [
      route("complete-signup", "account/complete-sign-up-screen.tsx"),
      route("checkout", "billing/checkout-screen.tsx"),
      route("payment-success", "billing/payment-success-screen.tsx"),
      route("payment-success-page", "billing/payment-success-screen.tsx", { id: "billing/payment-success-page" }),
      route("payment-recovery", "billing/payment-recovery-screen.tsx"),

      // Only for members; a stranger is led to the home page.
      layout("site/member-layout.tsx", [
        route("coach", "coach/coach-screen.tsx"),
        route("dashboard", "training/dashboard-screen.tsx"),
        route("account", "billing/account-screen.tsx"),
      ]),

      route("*", "site/not-found-screen.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
