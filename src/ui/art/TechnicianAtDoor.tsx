import { Drawing } from './Drawing.tsx'
import technician from './drawings/technician-at-door.svg?raw'

/** Drawing of the installation: the technician brings the modem, and a resident opens the door. */
export default function TechnicianAtDoor() {
  return <Drawing file={technician} kind="filling" />
}
