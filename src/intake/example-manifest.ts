import { SCHEMA_LINE } from "./format-manifest.ts";

/** A first manifest for who has no export at hand: every key that matters, each with what it means. */
export const EXAMPLE_MANIFEST = `# ${SCHEMA_LINE}
version: 1

# What holds for every ad that does not say otherwise.
defaults:
  threshold: 7 # the lowest score, from 1 to 10, that passes

ads:
  # One entry an ad. This one is made up: put your own in its place.
  - id: spring-sale # its name in reports, unique
    platform: meta # meta, facebook, instagram, tiktok, linkedin, google or reddit
    # asset: ads/spring-sale.png # the ad's picture or video, a file of this repository or a URL; adhere check needs it
    copy: # the ad's text, word for word
      headline: Spring sale – 20 % off
      body: Every pair of running shoes, until Sunday.
      cta: SHOP_NOW
      page: Acme
    landing: https://acme.example/spring # where it leads; macros such as {keyword:shoes} may stay in
    # sources: [site/spring/**] # evaluate it in a pull request only when one of these files changed

  # A search ad has text alone, which is enough for adhere links.
  - id: brand-search
    platform: google
    copy:
      headline: Acme running shoes
      body: Free returns for 100 days. Order by 6 pm, run tomorrow.
    landing: https://acme.example/?utm_source=google&k={keyword:shoes}
`;
