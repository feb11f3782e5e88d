import { brand } from "@stars/domain/brand.ts";
import { Hero } from "./home/hero.tsx";
import { Join } from "./home/join.tsx";
import { Parents } from "./home/parents.tsx";
import { Steps } from "./home/steps.tsx";
import { WhatYouGet } from "./home/what-you-get.tsx";
import { StillPage } from "./still-page.tsx";

export default function HomeScreen() {
  return (
    <StillPage
      title={`${brand.name}: football skills, level by level`}
      description="Football coaching for players aged 6 to 16: 20 levels, 20 stars. Watch a short video, do two sets with your ball, win the star."
    >
      <Hero />
      <Join />
      <WhatYouGet />
      <Steps />
      <Parents />
    </StillPage>
  );
}
