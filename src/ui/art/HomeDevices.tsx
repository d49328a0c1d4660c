import { Drawing } from './Drawing.tsx'
import at500 from './drawings/devices-500.svg?raw'
import at700 from './drawings/devices-700.svg?raw'
import giga from './drawings/devices-giga.svg?raw'

/** A house in cross section: the faster the plan, the more rooms are lit and the more devices are in them. */
const homes = { '500': at500, '700': at700, giga } as const

export type DeviceProfile = keyof typeof homes

/** Drawing of a house with the devices that can be used at once with a plan's speed. */
export function HomeDevices({ profile }: { profile: DeviceProfile }) {
  return <Drawing file={homes[profile]} />
}
