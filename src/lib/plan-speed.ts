/**
 * Returns the advertised speed of a sku in Mega: 'd500a' → 500, 'd600gl' and 'd700a' → 700 (600 Mega plus 100
 * bonus), 'd1000b' → 1000. Returns 0 for a sku without a speed, such as a stand-alone streaming service.
 */
export function soldSpeed(sku: string): number {
  const speed = Number(/\d+/.exec(sku)?.[0] ?? 0)
  return speed === 600 ? 700 : speed
}

/** Returns the advertised speed of a plan in Mega; that of its download where its sku names none. */
export const speedOf = ({
  sku,
  plan_download,
}: {
  readonly sku: string
  readonly plan_download: number
}): number => soldSpeed(sku) || (sku === '' ? plan_download : 0)

/** Formats a speed in Mega: 700 → '700 Mega', 1000 → '1 Giga'. */
export function speedName(speed: number): string {
  return speed >= 1000 ? `${speed / 1000} Giga` : `${speed} Mega`
}
