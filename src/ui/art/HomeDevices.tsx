import { Fade, Glow, Lights, ModemShape, SvgPicture, Stars, Strand } from './svg-shapes.tsx'

/** Drawings of the devices in the house. */
const devices = {
  laptop: (
    <>
      <path className="art-line" strokeWidth="4" d="M-24 0h48" />
      <path className="art-blue" d="M-17-26h34v22h-34z" />
    </>
  ),
  tv: (
    <>
      <path className="art-dark" d="M-34-50h68v42h-68z" />
      <path className="art-blue" d="M-30-46h60v34h-60z" />
      <path className="art-lit" d="M-6-37v16l13-8z" />
      <path className="art-line" strokeWidth="4" d="M-14 0h28M0-8v8" />
    </>
  ),
  modem: <ModemShape at={[0, 0]} scale={0.7} />,
  phone: <path className="art-blue" d="M-8-30H8V0H-8z" />,
  tablet: <path className="art-blue" d="M-20-28h40V0h-40z" />,
  console: (
    <>
      <path className="art-line" strokeWidth="10" d="M-14-8h28" />
      <path className="art-line-white" strokeWidth="4" d="M12-8h.01" />
    </>
  ),
  speaker: (
    <>
      <path className="art-dark" d="M-11-34h22V0h-22z" />
      <circle className="art-blue" cy="-12" r="6" />
      <circle className="art-blue" cy="-25" r="3.5" />
    </>
  ),
  lamp: (
    <>
      <path className="art-line" strokeWidth="3" d="M0 0v-34M-9 0H9" />
      <path className="art-lit" d="M-16-34h32L9-52H-9z" />
    </>
  ),
} as const

/** A device and its position in the drawing. */
type Placed = readonly [device: keyof typeof devices, x: number, y: number]

/**
 * Devices that each speed adds to the drawing. For a faster plan, the devices of the slower plans are drawn as well.
 */
const profiles: Readonly<Record<DeviceProfile, readonly Placed[]>> = {
  '500': [
    ['tv', 178, 276],
    ['modem', 240, 276],
    ['laptop', 308, 276],
    ['phone', 354, 276],
  ],
  '700': [
    ['tablet', 176, 196],
    ['lamp', 228, 196],
    ['laptop', 320, 196],
  ],
  giga: [
    ['console', 276, 276],
    ['phone', 276, 196],
    ['speaker', 216, 124],
    ['tablet', 296, 124],
  ],
}

export type DeviceProfile = '500' | '700' | 'giga'
const order: readonly DeviceProfile[] = ['500', '700', 'giga']

/**
 * Drawing of a house in cross section, with the devices that can be used at once with a plan's speed. The faster the
 * plan, the more rooms are lit.
 */
export function HomeDevices({ profile }: { profile: DeviceProfile }) {
  const level = order.indexOf(profile)
  const shown = order.slice(0, level + 1)
  return (
    <SvgPicture size={[480, 320]}>
      <Glow at={[250, 240]} size={[280, 200]} tone="strand" strength={0.4} />
      <Stars at="40 50 92 30 130 90 372 40 430 80 456 30 396 120 50 130" />
      <path className="art-near" d="M120 286V144L256 44l136 100v142z" />
      <path className="art-mid" d="M132 206h248v74H132z" />
      {level > 0 && <path className="art-mid" d="M132 144h248v56H132z" />}
      {level > 1 && <path className="art-mid" d="M152 130 256 56l104 74z" />}
      <Glow at={[256, 250]} size={[180, 70]} strength={0.45} />
      {level > 0 && <Glow at={[256, 180]} size={[160, 56]} strength={0.4} />}
      {level > 1 && <Glow at={[250, 108]} size={[100, 50]} strength={0.45} />}
      <path className="art-line" strokeWidth="6" d="M104 156 256 44l152 112" />
      <path className="art-line" strokeWidth="4" d="M126 282V146M386 282V146M128 203h256M128 137h256" />
      <path className="art-dark" d="M0 284h480v36H0z" />
      <Fade tone="strand" d="M0 284h480v30H0z" from={0.25} />
      <path className="art-line" strokeWidth="2" opacity=".6" d="M0 284h480" />
      {shown
        .flatMap((each) => profiles[each])
        .map(([device, x, y]) => (
          <g key={`${device} ${x}`} transform={`translate(${x} ${y})`}>
            {devices[device]}
          </g>
        ))}
      <Strand kind="fine" d={`M-10 200c50 0 50 40 136 40h130V${[240, 170, 100][level]}`} />
      <Lights at={['256 240 6', '256 170 5', '256 100 5'].slice(0, level + 1).join()} />
    </SvgPicture>
  )
}
