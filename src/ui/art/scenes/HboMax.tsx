import { Fade, Glow, People, SvgPicture, Strand } from '../svg-shapes.tsx'

/**
 * Banner drawing of the HBO Max campaign: a home cinema with a football match on the screen and rows of
 * viewers.
 */
export function HboMax() {
  return (
    <SvgPicture kind="banner" size={[640, 480]}>
      <Glow at={[410, 240]} size={[380, 280]} tone="strand" strength={0.55} />
      <path className="art-dark" d="M152 116q258-36 516 0v224q-258-26-516 0z" />
      <path className="art-mid" d="M164 128q246-32 492 0v200q-246-24-492 0z" />
      <Fade tone="strand" d="M164 128q246-32 492 0v200q-246-24-492 0z" from={0.15} to={0.75} />
      <path
        className="art-line-white"
        strokeWidth="2.5"
        opacity=".5"
        d="M230 300a180 56 0 0 1 360 0M196 306a214 84 0 0 1 428 0"
      />
      <path
        className="art-line-white"
        strokeWidth="5"
        strokeDasharray=".1 13"
        opacity=".8"
        d="M212 292c22-62 104-90 198-90s176 28 198 90"
      />
      <path className="art-blue" d="M262 318a148 48 0 0 1 296 0q-148-14-296 0z" />
      <path
        className="art-line-white"
        strokeWidth="2"
        opacity=".75"
        d="M410 271v40M372 312a38 16 0 0 1 76 0"
      />
      <Fade tone="light" d="M232 150l96 160h-70zM588 150l-96 160h70z" from={0.85} />
      <path className="art-line-white" strokeWidth="9" strokeDasharray=".1 14" d="M218 146h29M574 146h29" />
      <Glow at={[410, 330]} size={[330, 60]} tone="light" strength={0.4} arrives />
      <Fade tone="strand" d="M152 352h516l60 128H60z" from={0.4} arrives />
      <path
        className="art-near"
        d="M196 480v-70q0-14 14-14h56q14 0 14 14q0-14 14-14h56q14 0 14 14q0-14 14-14h56q14 0 14 14q0-14 14-14h56q14 0 14 14q0-14 14-14h56q14 0 14 14v70z"
      />
      <People at="238 482 22, 318 480 24, 404 484 21, 496 480 24, 580 482 22" />
      <Strand d="M-10 300c50 10 70 70 130 62 80-10 150-26 290-26s190 8 250 14" />
    </SvgPicture>
  )
}
