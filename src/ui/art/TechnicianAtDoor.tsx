/** Drawing of the installation: the technician brings the modem, and a resident opens the door. */
import { Strand, SvgPicture } from './svg-shapes.tsx'

/** The technician with the modem, in front of an open door with the resident in it. */
export default function TechnicianAtDoor() {
  return (
    <SvgPicture size={[480, 184]} kind="filling">
      <linearGradient id="art-day" x2="0" y2="1">
        <stop stopColor="var(--strand)" />
        <stop offset="1" stopColor="var(--light)" />
      </linearGradient>
      <path d="M0 0h480v184H0z" fill="url(#art-day)" />
      <circle className="art-lit" cx="212" cy="42" r="14" />
      <path
        className="art-white"
        opacity=".5"
        d="M52 66h52a9 9 0 0 0-16-10 13 13 0 0 0-25-2 9 9 0 0 0-11 12z"
      />
      <path
        className="art-blue"
        opacity=".45"
        d="M-6 160v-42l34-28 34 28v42zM74 160v-54h50v54zM136 160v-36l24-20 24 20v36z"
      />
      <path className="art-lit" d="M290 160V68h164v92z" />
      <path className="art-glass" d="M270 72l36-42h132l36 42z" />
      <path className="art-mid" d="M324 160V88h54v72z" />
      <path className="art-white" d="M400 94h36v34h-36z" />
      <path
        className="art-line-glass"
        strokeWidth="3"
        d="M324 160V88h54v72M400 94h36v34h-36zM418 94v34M400 111h36"
      />
      <path className="art-skin" d="M342 107a9 10 0 0 1 18 0 9 10 0 0 1-18 0z" />
      <path className="art-warm" d="M336 160v-29q0-12 15-12t15 12v29z" />
      <path className="art-dim" d="M0 160h480v24H0z" />
      <Strand kind="fine" d="M-10 12c90 46 200 66 300 68" />
      <circle className="art-white" cx="290" cy="80" r="4" />
      <g transform="translate(244 160)scale(.84)">
        <path className="art-mid" d="M-13 0v-36h24V0H3v-28h-8V0z" />
        <path className="art-glass" d="M-14-34v-25q0-9 9-9H4q9 0 9 9v25z" />
        <circle className="art-skin" cy="-79" r="9.5" />
        <path className="art-glass" d="M-10-82a10 10 0 0 1 20 0h7v3h-27z" />
        <path className="art-white" d="M8-52h34q3 0 3 3v8q0 3-3 3H8q-3 0-3-3v-8q0-3 3-3z" />
        <path className="art-line-blue" strokeWidth="3" d="M16-45h.01M24-45h.01M32-45h.01" />
        <path stroke="var(--art-mid)" strokeWidth="7" d="M-5-58l3 18 16 5" />
        <path className="art-line-glass" strokeWidth="3" d="M-36-16v-6h12v6" />
        <path className="art-glass" d="M-42-16h24V0h-24z" />
      </g>
    </SvgPicture>
  )
}
