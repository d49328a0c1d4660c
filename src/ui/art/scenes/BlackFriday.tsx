import { Fade, Glow, SvgPicture, Strand } from '../svg-shapes.tsx'

/** Banner drawing for Black Friday: a house on a dark night, with one warm light. */
export function BlackFriday() {
  return (
    <SvgPicture kind="banner" size={[640, 480]}>
      <Glow at={[420, 310]} size={[330, 290]} tone="offer" strength={0.2} />
      <path className="art-dark" d="M246 440V266L420 104l174 162v174z" />
      <path className="art-near" d="M262 440V270l158-146 158 146v170z" opacity=".75" />
      <path className="art-line" strokeWidth="3" opacity=".75" d="M228 284 420 104l192 180" />
      <path className="art-dark" d="M0 440h640v40H0z" />
      <Glow at={[420, 360]} size={[165, 170]} tone="offer" strength={0.5} arrives />
      <g className="art-arrival">
        <path className="art-warm" d="M384 440V324a36 36 0 0 1 72 0v116z" />
        <Fade tone="offer-2" d="M384 440V324a36 36 0 0 1 72 0v116z" from={0} to={1} />
      </g>
      <Glow at={[420, 206]} size={[60, 60]} tone="offer" strength={0.5} arrives />
      <Fade tone="offer" d="M384 441h72l120 39H300z" from={0.75} to={0.1} arrives />
      <Strand kind="warm" d="M-10 340C60 340 90 226 184 228s116 68 176 28c30-20 44-34 60-50" />
      <circle className="art-warm art-arrival" cx="420" cy="206" r="12" />
    </SvgPicture>
  )
}
