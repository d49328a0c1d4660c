/** Drawing of several screens in one home that stream at the same time. */
import { Fade, Glow, ModemShape, Stars, Strand, SvgPicture } from './svg-shapes.tsx'

/** A television, a tablet and a phone that are playing, and the modem that all of them use. */
export default function StreamingScreens() {
  return (
    <SvgPicture size={[320, 184]}>
      <Stars at="20 26 44 58 282 22 300 60 262 44" />
      <Glow at={[152, 84]} size={[170, 96]} tone="strand" strength={0.5} />
      <path className="art-dark" d="M62 22h176v106H62z" />
      <path className="art-blue" d="M69 29h162v92H69z" />
      <Fade tone="light" d="M69 29h162v92H69z" from={0.5} />
      <path className="art-near" d="M69 121l44-34 30 20 40-38 48 36v16z" />
      <path className="art-lit" d="M138 56v38l32-19z" />
      <path className="art-line" strokeWidth="5" d="M150 130v12M118 148h64" />
      <path className="art-dark" d="M0 152h320v32H0z" />
      <Fade d="M96 152h120l26 32H70z" tone="strand" from={0.4} to={0.05} />
      <path className="art-line" strokeWidth="2" opacity=".6" d="M0 152h320" />
      <path className="art-dark" d="M204 92h64v62h-64z" />
      <path className="art-mid" d="M209 97h54v52h-54z" />
      <path className="art-lit" d="M230 112v20l16-10z" />
      <path className="art-line-white" strokeWidth="2.5" d="M216 142h22" />
      <path className="art-dark" d="M278 104h28v50h-28z" />
      <path className="art-blue" d="M282 108h20v38h-20z" />
      <path className="art-lit" d="M289 121v12l9-6z" />
      <ModemShape at={[34, 152]} scale={0.8} />
      <Strand kind="fine" d="M-10 96c26 0 36 10 38 46" />
    </SvgPicture>
  )
}
