import { SCHEMA_LINE } from "./format-manifest.ts";

/** Written when no export is given: the most important keys, each with a comment. */
export const EXAMPLE_MANIFEST = `# ${SCHEMA_LINE}
version: 1

# Defaults for all ads below; an ad may override them.
defaults:
  threshold: 7 # lowest overall score (0–10) that passes

ads:
  # One entry per ad. This is an example: replace it with your own.
  - id: spring-sale # unique name, shown in reports
    platform: meta # meta, facebook, instagram, tiktok, linkedin, google or reddit
    # asset: ads/spring-sale.png # the ad's picture or video: a file in this repository or a URL; without it, only the words are judged
    copy: # the ad's text, word for word
      headline: Spring sale – 20 % off
      body: Every pair of running shoes, until Sunday.
      cta: SHOP_NOW
      page: Acme
    landing: https://acme.example/spring # the landing page; macros such as {keyword:shoes} are allowed
    # sources: [site/spring/**] # in a pull request, evaluate it only if one of these files changes

  # A search ad has only text: it is evaluated without a picture.
  - id: brand-search
    platform: google
    copy:
      headline: Acme running shoes
      body: Free returns for 100 days. Order by 6 pm, run tomorrow.
    landing: https://acme.example/?utm_source=google&k={keyword:shoes}
`;
