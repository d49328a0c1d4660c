import { Fade, Glow, Lights, SvgPicture, Stars, Strand } from './svg-shapes.tsx'

/**
 * Drawing for the "page not found" screen: the last pole of a street, and a fibre cable that ends in the
 * dark.
 */
export function NotFoundArt() {
  return (
    <SvgPicture size={[480, 240]} kind="banner">
      <Glow at={[110, 200]} size={[260, 140]} tone="strand" strength={0.4} />
      <Stars at="60 30 130 60 210 24 260 80 320 40 380 90 430 30 456 120 300 130 350 160" />
      <path className="art-far" opacity=".5" d="M0 206v-60h36v-20h30v46h44v-28h28v62z" />
      <path className="art-mid" d="M0 206v-30l28-24 28 24v30z" />
      <path className="art-lit" d="M20 180h16v14H20z" />
      <path className="art-dark" d="M0 206h480v34H0z" />
      <Fade tone="strand" d="M0 206h480v28H0z" from={0.22} />
      <path className="art-line" strokeWidth="2" opacity=".6" d="M0 206h480" />
      <path className="art-line" strokeWidth="5" d="M216 212V66M196 80h40" />
      <path className="art-line" strokeWidth="1.5" opacity=".6" d="M-4 70c70 30 130 26 204 8" />
      <Strand
        kind="fine"
        d="M-10 40C60 80 140 84 232 72c60 40 46 76 92 84 26 4 34-16 24-28-12-12-30 2-22 20 8 20 44 26 66 12"
      />
      <Lights at="392 160 4" />
    </SvgPicture>
  )
}
