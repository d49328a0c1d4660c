/** Recommended maximum number of devices, by advertised speed in Mega. */
export const devices: Readonly<Record<number, number> & Record<500 | 700 | 1000 | 2000, number>> = {
  500: 40,
  700: 50,
  1000: 68,
  2000: 96,
}
