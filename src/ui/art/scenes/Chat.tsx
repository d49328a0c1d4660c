import { Fade, Glow, HouseShape, Lights, SvgPicture, Stars, Strand } from '../svg-shapes.tsx'

/** Drawing for links to the chat: a phone with a conversation, whose last answer is connected to a house. */
export function Chat() {
  return (
    <SvgPicture kind="banner" size={[640, 480]}>
      <Glow at={[480, 400]} size={[320, 210]} tone="strand" strength={0.4} />
      <Stars at="60 50 118 96 352 60 400 128 452 40 508 96 566 52 612 118 470 176 590 200" />
      <path
        className="art-far"
        opacity=".55"
        d="M320 430v-64h34v-34h46v30h34v-58h40v42h46v-30h40v62h44v-26h36v78z"
      />
      <path className="art-dark" d="M0 430h640v50H0z" />
      <Fade tone="strand" d="M0 430h640v36H0z" from={0.22} />
      <HouseShape at={[424, 430]} scale={0.62} />
      <path className="art-line" strokeWidth="2" opacity=".6" d="M0 430h640" />
      <Glow at={[196, 250]} size={[250, 250]} tone="strand" strength={0.5} />
      <rect className="art-dark" x="84" y="46" width="224" height="470" rx="34" />
      <rect className="art-line" x="84" y="46" width="224" height="470" rx="34" strokeWidth="3" />
      <rect className="art-mid" x="97" y="59" width="198" height="444" rx="23" />
      <rect className="art-dark" x="172" y="71" width="48" height="10" rx="5" />
      <path className="art-glass" d="M114 104h106a16 16 0 0 1 16 16v22a16 16 0 0 1-16 16h-90l-16 12z" />
      <path className="art-blue" d="M278 190h-80a16 16 0 0 0-16 16v14a16 16 0 0 0 16 16h64l16 12z" />
      <path className="art-glass" d="M114 268h124a16 16 0 0 1 16 16v38a16 16 0 0 1-16 16H130l-16 12z" />
      <path className="art-lit" d="M278 372h-66a16 16 0 0 0-16 16v14a16 16 0 0 0 16 16h50l16 12z" />
      <g className="art-line-white" strokeWidth="6" opacity=".75">
        <path d="M132 124h84M132 140h52M132 290h98M132 308h72M132 324h40" />
      </g>
      <path className="art-line-white" strokeWidth="6" d="M202 213h54" />
      <path className="art-line-dark" strokeWidth="7" d="m220 395 12 11 22-22" />
      <Strand d="M272 396c40 8 66 6 92-14s63-34 97-34" />
      <Lights at="272 396 6" />
    </SvgPicture>
  )
}
