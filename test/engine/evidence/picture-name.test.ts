import fc from "fast-check";
import { expect, it } from "vitest";
import { namePicture } from "../../../src/engine/evidence/picture-name.ts";

const nameOf = (src: string | null, alt = ""): string | null => namePicture({ src, alt });

it.each([
  ["https://shop.example/img/hero.jpg", "hero.jpg"],
  ["https://shop.example/img/hero.jpg?v=12&width=800#top", "hero.jpg"],
  ["https://shop.example/assets/hero-BXfaQw_9.webp", "hero.webp"],
  ["https://shop.example/assets/hero-5IGAG5SP.webp", "hero.webp"],
  ["https://shop.example/_astro/hero.BXfaQwRe_Z1abcd.webp", "hero.webp"],
  ["https://shop.example/static/media/hero.3f2a9c1b7d.png", "hero.png"],
  ["https://shop.example/wp-content/spring-sale-1200x600.jpg", "spring-sale.jpg"],
  ["https://shop.example/spring-sale_800w.jpg", "spring-sale.jpg"],
  ["https://shop.example/spring@2x.jpg", "spring.jpg"],
  ["https://shop.example/_next/image?url=%2Fimg%2Fhero.jpg&w=1920&q=75", "hero.jpg"],
  ["https://img.example/cdn?src=https%3A%2F%2Fshop.example%2Fa%2Fhero.3f2a9c1b.jpg", "hero.jpg"],
  ["https://shop.example/spring-HeroImage.jpg", "spring-HeroImage.jpg"],
  ["https://shop.example/spring-sale2027.jpg", "spring-sale2027.jpg"],
  ["https://shop.example/Sommer%20K%C3%B6ln.jpg", "Sommer Köln.jpg"],
  ["/relative/hero.jpg", "hero.jpg"],
])("%s is named %s", (src, name) => expect(nameOf(src)).toBe(name));

it.each([
  ["an inline drawing", null],
  ["a data URL", "data:image/png;base64,AAAA"],
  ["a file that is named by its hash only", "https://cdn.example/3f2a9c1b7d5e4f60.jpg"],
  ["a folder", "https://cdn.example/"],
])("%s is named by its alternative text", (_what, src) => {
  expect(nameOf(src, " A  mug ")).toBe("A mug");
  expect(nameOf(src)).toBeNull();
});

it("does not depend on the host, the build's hash or the requested size", () => {
  const host = fc.domain();
  const hash = fc.oneof(
    fc.stringMatching(/^[0-9a-f]{8,32}$/).filter((text) => /[a-f]/.test(text) && /\d/.test(text)),
    fc.stringMatching(/^[A-Z]\d[a-z]\d[A-Z]{4}$/),
  );
  const size = fc.tuple(fc.integer({ min: 1, max: 4000 }), fc.integer({ min: 1, max: 100 }));
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{3,12}$/), host, hash, size, (name, domain, build, [width, quality]) => {
      expect(nameOf(`https://${domain}/assets/${name}-${build}.jpg?w=${width}&q=${quality}`)).toBe(`${name}.jpg`);
    }),
  );
});

it("never throws, whatever the page says", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (src, alt) => {
      expect(() => nameOf(src, alt)).not.toThrow();
    }),
  );
});
