import { Fade, Glow, HouseShape, Lights, SvgPicture, Stars, Strand } from '../svg-shapes.tsx'

/** Banner drawing of the loyalty programme: points of light along a fibre cable that leads to a house. */
export function LoyaltyProgramme() {
  return (
    <SvgPicture kind="banner" size={[640, 480]}>
      <Glow at={[400, 260]} size={[380, 280]} tone="strand" strength={0.4} />
      <Stars at="50 70 96 160 150 50 240 90 590 60 610 170 560 240 330 40 40 260" />
      <path className="art-far" opacity=".5" d="M0 430c90-54 180-66 270-44s200-40 370-26v70z" />
      <path className="art-mid" d="M0 430c120-30 240-34 360-20s200-14 280-20v40z" />
      <path className="art-dark" d="M0 430h640v50H0z" />
      <Fade tone="strand" d="M0 430h640v36H0z" from={0.22} />
      <HouseShape at={[382, 430]} scale={0.74} />
      <path className="art-line" strokeWidth="2" opacity=".6" d="M0 430h640" />
      <Strand d="M-10 380C90 400 150 330 190 250s110-150 220-140 150 120 90 170c-30 26-70 10-73 52" />
      <Lights at="60 300 2, 96 376 3, 118 240 2.5, 147 330 4, 176 160 3, 190 250 5, 236 180 6, 262 70 3.5, 298 130 7, 364 109 8, 432 113 9, 492 146 10, 522 203 11.5, 503 277 13" />
    </SvgPicture>
  )
}
