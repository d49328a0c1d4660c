/** Drawing of the installation: the technician arrives with the modem, and a resident opens the door. */
import { Fade, Glow, ModemShape, Stars, Strand, SvgPicture } from './svg-shapes.tsx'

/** The technician with the modem, at an open door with the resident in it. */
export default function TechnicianAtDoor() {
  return (
    <SvgPicture size={[480, 184]} kind="filling">
      <Stars at="26 34 92 18 150 52 196 22 452 22" />
      <path className="art-near" d="M18 160v-40l34-26 34 26v40zM104 160v-54h48v54z" />
      <Glow at={[318, 120]} size={[190, 110]} strength={0.34} />
      <path className="art-mid" d="M226 160V64h220v96z" />
      <path className="art-roof" d="M206 68 256 20h162l48 48z" />
      <path className="art-lit" d="M386 88h38v34h-38zM292 160V80h54v80z" />
      <path className="art-line-dark" strokeWidth="3" d="M405 88v34M386 105h38" />
      <path className="art-line" strokeWidth="4" d="M292 160V80h54v80" />
      <path className="art-skin" d="M312 102a9 10 0 0 1 18 0 9 10 0 0 1-18 0z" />
      <path className="art-warm" d="M307 160v-36q0-10 14-10t14 10v36z" />
      <path className="art-dark" d="M0 160h480v24H0z" />
      <Fade d="M292 160h54l34 24H258z" from={0.5} to={0.08} />
      <path className="art-line" strokeWidth="2" opacity=".6" d="M0 160h480" />
      <g transform="translate(258 160)">
        <path className="art-glass" d="M-14 0v-58q0-9 9-9H6q9 0 9 9V0H4v-30h-6V0z" />
        <circle className="art-skin" cy="-78" r="9.5" />
        <path className="art-blue" d="M-10-79a10 10 0 0 1 20 0h7v4h-27z" />
        <path className="art-line-glass" strokeWidth="8" d="M8-56l16 16" />
        <path className="art-line" strokeWidth="3" d="M-30-16v-5h12v5" />
        <path className="art-dim" d="M-36-16h24V0h-24z" />
      </g>
      <ModemShape at={[283, 122]} scale={0.8} />
      <Strand kind="fine" d="M-10 58c70 30 130 34 184 12 30-12 52-26 82-50" />
    </SvgPicture>
  )
}
