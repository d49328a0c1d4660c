import { Fade, Glow, People, SvgPicture, Stars, Strand } from '../svg-shapes.tsx'

const frames = [
  ['art-near', 'M170 60h470v380H170z'],
  ['art-mid', 'M226 104h366v292H226z'],
  ['art-far', 'M278 144h268v216H278z'],
  ['art-roof', 'M324 180h182v148H324z'],
  ['art-glass', 'M362 210h110v92H362z'],
] as const

/**
 * Banner drawing of the Paramount+ campaign: nested frames with a light in the middle, and a fibre cable that
 * passes through all of them.
 */
export function Paramount() {
  return (
    <SvgPicture kind="banner" size={[640, 480]}>
      <Stars at="40 50 90 130 130 60 60 210 120 260 30 330" />
      <Glow at={[416, 256]} size={[400, 300]} tone="strand" strength={0.4} />
      {frames.map(([tone, d]) => (
        <g key={d}>
          <path className={tone} d={d} />
          <path className="art-line" strokeWidth="2" opacity=".55" d={d} />
        </g>
      ))}
      <Strand d="M-10 120c40 120 120 190 200 160s60-90 110-90 50 60 116 64" />
      <path className="art-arrival art-white" d="M392 234h50v44h-50z" />
      <Fade tone="strand" d="M392 278h50l150 118H226z" from={0.7} to={0.06} arrives />
      <Glow at={[416, 256]} size={[190, 160]} tone="light" strength={0.75} arrives />
      <path className="art-dark" d="M0 440h640v40H0z" />
      <path className="art-line" strokeWidth="2" opacity=".6" d="M0 440h640" />
      <path
        className="art-dark"
        d="M300 452v-40c0-16 26-16 26 0v-8c0-16 10-22 24-22h132c14 0 24 6 24 22v8c0-16 26-16 26 0v40z"
      />
      <People at="384 392 17, 450 392 15" />
    </SvgPicture>
  )
}
