/** A brand's colours. Each ink is legible on the colour that it is for. */
export interface Palette {
  brand: string;
  onBrand: string;
  accent: string;
  onAccent: string;
  paper: string;
  ink: string;
  /** For headlines on dark photographs. */
  bright: string;
}

export const PALETTES: readonly [Palette, ...Palette[]] = [
  {
    brand: "#0b3d91",
    onBrand: "#ffffff",
    accent: "#ffd400",
    onAccent: "#141414",
    paper: "#ffffff",
    ink: "#14213d",
    bright: "#ffe14d",
  },
  {
    brand: "#b3001b",
    onBrand: "#ffffff",
    accent: "#ffc857",
    onAccent: "#2b0a0e",
    paper: "#fff8f0",
    ink: "#2b0a0e",
    bright: "#ffffff",
  },
  {
    brand: "#1f4d3a",
    onBrand: "#f6f1e1",
    accent: "#f2a33a",
    onAccent: "#22180a",
    paper: "#f6f1e6",
    ink: "#17352a",
    bright: "#ffd28a",
  },
  {
    brand: "#111111",
    onBrand: "#ffffff",
    accent: "#c8ff2e",
    onAccent: "#111111",
    paper: "#f4f4f2",
    ink: "#111111",
    bright: "#d9ff6b",
  },
  {
    brand: "#5b2a86",
    onBrand: "#ffffff",
    accent: "#ff5d8f",
    onAccent: "#24081a",
    paper: "#fbf5ff",
    ink: "#2a1140",
    bright: "#ffc2d6",
  },
  {
    brand: "#006d77",
    onBrand: "#ffffff",
    accent: "#c1121f",
    onAccent: "#ffffff",
    paper: "#edf6f9",
    ink: "#073b40",
    bright: "#a8eef5",
  },
  {
    brand: "#f4d9c6",
    onBrand: "#3d2314",
    accent: "#8a3b12",
    onAccent: "#fff4ea",
    paper: "#fdf3ea",
    ink: "#3d2314",
    bright: "#fbe3cf",
  },
  {
    brand: "#ffcf33",
    onBrand: "#1b1b1b",
    accent: "#1746a2",
    onAccent: "#ffffff",
    paper: "#fffdf5",
    ink: "#1b1b1b",
    bright: "#ffdf70",
  },
];
