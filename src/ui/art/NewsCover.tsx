/** Cover drawings for news cards. */
import { Fade, Glow, Lights, People, SvgPicture, Stars, Strand } from './svg-shapes.tsx'

/** An arena with floodlights, for news about sponsorships. */
function Arena() {
  return (
    <>
      <Glow at={[240, 190]} size={[280, 150]} tone="strand" strength={0.55} />
      <path className="art-near" d="M0 200C60 120 150 92 240 92s180 28 240 108v70H0z" />
      <path className="art-mid" d="M44 214c40-56 110-82 196-82s156 26 196 82v56H44z" />
      <path
        className="art-line-white"
        strokeWidth="3"
        strokeDasharray=".1 9"
        opacity=".7"
        d="M26 196C80 136 154 110 240 110s160 26 214 86"
      />
      <path className="art-blue" d="M104 236a136 44 0 0 1 272 0 136 34 0 0 1-272 0z" />
      <path
        className="art-line-white"
        strokeWidth="2"
        opacity=".7"
        d="M240 193v76M198 234a42 16 0 0 1 84 0 42 16 0 0 1-84 0"
      />
      <Fade tone="light" d="M72 46l104 190h-72zM408 46 304 236h72z" from={0.8} />
      <path className="art-line" strokeWidth="4" d="M72 150V46M408 150V46" />
      <path className="art-line-white" strokeWidth="9" strokeDasharray=".1 13" d="M53 40h40M389 40h40" />
    </>
  )
}

/** A podium with a star, for news about awards. */
function Award() {
  return (
    <>
      <Glow at={[240, 96]} size={[260, 170]} tone="strand" strength={0.5} />
      <Stars at="40 40 90 90 130 30 350 40 400 100 440 50 60 160 420 170" />
      <path className="art-near" d="M84 270v-62h104v62zM292 270v-88h104v88z" />
      <path className="art-mid" d="M188 270V142h104v128z" />
      <path className="art-line" strokeWidth="3" d="M84 208h104M292 182h104M188 142h104" />
      <Fade tone="light" d="M188 142h104v128H188z" from={0.4} />
      <Strand kind="fine" d="M-10 250c70-10 90-100 150-96s50 60 84 40c30-18 16-60 16-98" />
      <Glow at={[240, 88]} size={[90, 90]} strength={0.9} />
      <path className="art-lit" d="M240 58l8 21 22 1-17 14 6 22-19-12-19 12 6-22-17-14 22-1z" />
    </>
  )
}

/** A map of towns connected by fibre, for news about the fibre network. */
function Network() {
  return (
    <>
      <Glow at={[280, 140]} size={[300, 190]} tone="strand" strength={0.4} />
      <path className="art-far" opacity=".35" d="M-10 90C90 40 170 100 250 70s150-60 250-10v220H-10z" />
      <path className="art-mid" opacity=".8" d="M-10 170c90-40 170 20 260-4s150-50 240-20v140H-10z" />
      <path
        className="art-line-blue"
        strokeWidth="1.5"
        opacity=".7"
        d="M60 206l78-74 98 42 84-84 110 30M138 132l20-70 96-18 66 46M236 174l30 62 112-26 52-90M60 206l206 30"
      />
      <Strand kind="fine" d="M-10 230 60 206l78-74 98 42 84-84 110 30 60-40" />
      <Lights at="60 206 5, 138 132 6, 236 174 8, 320 90 7, 430 120 6, 158 62 3.5, 254 44 3, 266 236 4, 378 210 4.5" />
    </>
  )
}

/** A family in front of a screen, for news about films and series. */
function Evening() {
  return (
    <>
      <Glow at={[240, 110]} size={[260, 150]} tone="strand" strength={0.6} />
      <path className="art-dark" d="M104 34h272v154H104z" />
      <path className="art-glass" d="M112 42h256v138H112z" />
      <Fade tone="light" d="M112 42h256v138H112z" from={0.1} to={0.6} />
      <circle className="art-lit" cx="290" cy="112" r="30" />
      <path className="art-blue" d="M112 142c44-28 84-28 128-4s84 20 128-8v50H112z" />
      <path className="art-mid" d="M112 162c50-20 90-12 130-2s80 2 126-12v32H112z" />
      <Fade tone="strand" d="M104 200h272l70 70H34z" from={0.5} />
      <People at="176 270 22, 246 270 20, 306 270 15" />
      <path className="art-dark" d="M112 270v-10q0-16 16-16h212q16 0 16 16v10z" />
      <Strand kind="fine" d="M-10 110c40 60 70 82 114 80h272c50 0 70-20 114-70" />
    </>
  )
}

const covers = { sponsorship: Arena, award: Award, network: Network, content: Evening } as const

export type NewsTopic = keyof typeof covers

/** Cover drawing of a news card, chosen by the topic of the news. */
export function NewsCover({ topic }: { topic: NewsTopic }) {
  const Cover = covers[topic]
  return (
    <SvgPicture size={[480, 270]}>
      <Cover />
    </SvgPicture>
  )
}
