import { Fade, Glow, SvgPicture, Strand } from './svg-shapes.tsx'

/** Drawing for the gamer plan: a player in front of a wide screen in the dark. */
export function GamerArt() {
  return (
    <SvgPicture size={[480, 320]}>
      <Glow at={[250, 150]} size={[300, 190]} tone="strand" strength={0.7} />
      <path
        className="art-line-blue"
        strokeWidth="2"
        opacity=".5"
        d="M0 90h90M24 70h50M0 130h60M390 80h90M420 60h40M410 128h70"
      />
      <path className="art-dark" d="M96 56q144-16 288 0v134q-144-12-288 0z" />
      <path className="art-mid" d="M104 64q136-14 272 0v118q-136-11-272 0z" />
      <Fade tone="strand" d="M104 64q136-14 272 0v118q-136-11-272 0z" from={0.1} to={0.85} />
      <path
        className="art-far"
        d="M104 140l52-34 40 26 44-52 46 48 34-22 56 36v40q-136-11-272 0z"
        opacity=".8"
      />
      <path
        className="art-line-white"
        strokeWidth="2"
        opacity=".6"
        d="M236 178 104 186M240 178l-70 6M244 178l70 6M248 178l128 8"
      />
      <circle className="art-lit" cx="310" cy="94" r="14" />
      <Glow at={[240, 190]} size={[240, 60]} tone="light" strength={0.4} />
      <path className="art-line" strokeWidth="5" d="M240 188v26M206 216h68" />
      <path className="art-near" d="M30 222h420v10H30z" />
      <path className="art-line-blue" strokeWidth="5" strokeDasharray="9 7" d="M176 216h30M282 216h16" />
      <Strand kind="fine" d="M-10 262c90 4 120-28 220-30s180 40 280-6" />
      <path className="art-dark" d="M182 320v-64q0-40 58-40t58 40v64z" />
      <path className="art-dark" d="M214 200a26 29 0 1 1 52 0a26 29 0 1 1-52 0z" />
      <path className="art-line-blue" strokeWidth="5" d="M210 196a30 32 0 0 1 60 0" />
      <path className="art-line-blue" strokeWidth="11" d="M211 200v10M269 200v10" />
      <path className="art-line" strokeWidth="2" opacity=".5" d="M184 258q0-40 56-40t56 40" />
    </SvgPicture>
  )
}
