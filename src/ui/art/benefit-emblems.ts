/** Emblems of the apps that come with plans. */

/** A shape of an emblem: its colour, and its SVG path in a square of 96 units. */
type Shape = readonly [
  tone: 'deep' | 'pale' | 'lit' | 'line' | 'line-pale' | 'line-cut' | 'line-lit',
  d: string,
]

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z`

/**
 * Emblems of the apps that come with plans, by slug in the catalogue. The emblems are abstract and do not resemble the
 * logos of partners; the name of the app is written next to its emblem.
 */
export const emblems: Readonly<Record<string, readonly Shape[]>> = {
  'aya-bancah': [
    ['pale', 'M22 36a4 4 0 0 1 4-4h34v42H26a4 4 0 0 1-4-4z'],
    ['deep', 'M36 22h34a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H36z'],
    ['lit', 'M44 31h22v13H44z'],
    ['line-cut', 'M45 53h20M45 62h12'],
  ],
  'aya-books': [
    ['pale', 'M18 40c10-3 22-2 30 4 8-6 20-7 30-4v36c-10-3-22-2-30 2-8-4-20-5-30-2z'],
    ['deep', 'M24 36c9-2 18 0 24 6 6-6 15-8 24-6v33c-9-2-18-1-24 4-6-5-15-6-24-4z'],
    ['line-cut', 'M48 44v27'],
    ['line', 'M38 30a14 14 0 0 1 20 0'],
    ['line-pale', 'M31 22a24 24 0 0 1 34 0'],
    ['lit', circle(60, 54, 4)],
  ],
  'seguranca-digital': [
    ['pale', 'M48 16l28 9v21c0 18-12 28-28 35-16-7-28-17-28-35V25z'],
    ['deep', 'M48 24l20 6.5v16c0 13-8 20-20 26-12-6-20-13-20-26v-16z'],
    ['lit', circle(48, 43, 6.5)],
    ['line-lit', 'M48 47v10'],
  ],
  babbel: [
    ['pale', 'M24 20h36a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H40l-10 10V52h-6a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6z'],
    ['deep', 'M42 38h30a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6h-4v10L58 68H42a6 6 0 0 1-6-6V44a6 6 0 0 1 6-6z'],
    ['lit', circle(48, 53, 3.5) + circle(66, 53, 3.5)],
    ['line-cut', 'M57 53h.01'],
  ],
  'games-club': [
    ['line-pale', 'M48 34V24c0-6 8-4 8-8'],
    ['deep', 'M32 34h32c12 0 17 12 17 25 0 16-13 17-19 5H34c-6 12-19 11-19-5 0-13 5-25 17-25z'],
    ['line-cut', 'M35 42v14M28 49h14'],
    ['lit', circle(60, 53, 4)],
    ['pale', circle(68, 45, 4)],
  ],
  looke: [
    ['pale', 'M22 22h52a5 5 0 0 1 5 5v42a5 5 0 0 1-5 5H22a5 5 0 0 1-5-5V27a5 5 0 0 1 5-5z'],
    ['deep', 'M17 34h62v28H17z'],
    [
      'line-cut',
      'M26 28h.01M37 28h.01M48 28h.01M59 28h.01M70 28h.01M26 68h.01M37 68h.01M48 68h.01M59 68h.01M70 68h.01',
    ],
    ['lit', 'M43 40l15 8-15 8z'],
  ],
  'aya-ensinah': [
    ['pale', 'M18 76V62h20v14z'],
    ['deep', 'M38 76V48h20v28z'],
    ['pale', 'M58 76V34h20v42z'],
    ['line', 'M26 50c6-2 10-6 12-12s8-14 22-16'],
    ['lit', circle(68, 21, 6)],
  ],
  deezer: [
    ['pale', circle(45, 50, 29)],
    ['deep', circle(45, 50, 22)],
    ['line-cut', 'M45 36a14 14 0 0 1 14 14M45 64a14 14 0 0 1-14-14'],
    ['lit', circle(45, 50, 6)],
    ['line', 'M76 20v26l-9 14'],
  ],
  'band-sports': [
    ['pale', 'M14 76V50a34 34 0 0 1 68 0v26H68V50a20 20 0 0 0-40 0v26z'],
    ['line-cut', 'M21 76V50a27 27 0 0 1 54 0v26'],
    ['deep', circle(48, 60, 14)],
    ['lit', circle(48, 60, 5)],
  ],
  'band-news': [
    ['line-pale', 'M22 30a30 30 0 0 0 0 30M74 30a30 30 0 0 1 0 30'],
    ['deep', 'M48 16a12 12 0 0 1 12 12v16a12 12 0 0 1-24 0V28a12 12 0 0 1 12-12z'],
    ['line', 'M29 44a19 19 0 0 0 38 0M48 63v15M38 79h20'],
    ['line-lit', 'M43 30h10M43 39h10'],
  ],
  'paramount-plus': [
    ['pale', 'M18 20h60v56H18z'],
    ['deep', 'M27 28h42v40H27z'],
    ['pale', 'M35 35h26v26H35z'],
    ['lit', 'M42 41h12v14H42z'],
    ['line-cut', 'M18 76l9-8M78 76l-9-8M27 68l8-7M69 68l-8-7'],
  ],
  MAX: [
    ['deep', 'M14 26q34-7 68 0v30q-34-5-68 0z'],
    ['lit', 'M48 35a8 8 0 0 1 8 8v3q-8-.8-16 0v-3a8 8 0 0 1 8-8z'],
    ['pale', 'M20 64q28-4 56 0l6 14H14z'],
    ['line-cut', 'M30 78v-3a7 7 0 0 1 14 0v3M52 78v-3a7 7 0 0 1 14 0v3'],
  ],
  'globo-play': [
    ['pale', 'M26 20h44a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8H26a8 8 0 0 1-8-8V28a8 8 0 0 1 8-8z'],
    ['lit', circle(58, 40, 10)],
    ['deep', 'M18 52c12-8 22-8 34 0s18 8 26 2v14a8 8 0 0 1-8 8H26a8 8 0 0 1-8-8z'],
    ['line-cut', 'M26 66c8-4 14-4 22 0s14 4 22 0'],
  ],
}

/** Emblem for an app that has none: a light at the end of a line. */
export const plainEmblem: readonly Shape[] = [
  ['line-pale', 'M14 70c16 0 18-8 24-20s14-18 24-14'],
  ['deep', circle(62, 38, 14)],
  ['lit', circle(62, 38, 6)],
]
