/** Returns the advertised speed of a plan as a number, and formats it: '700 Mega', '1 Giga'. */

/** The fields of a plan that give its speed. */
export interface PlanSpeed {
  readonly plan_download: number
  /** The advertised speed in Mega; without it, a plan of another server (docs/connect-a-backend.md). */
  readonly speed?: number | undefined
}

/** The one download that is advertised with a bonus of 100 Mega where a plan does not say its speed. */
const WITH_BONUS = 600

/** Returns the advertised speed of a plan in Mega; 0 for one without a speed, such as a streaming service alone. */
export const speedOf = ({ speed, plan_download: download }: PlanSpeed): number =>
  speed ?? (download === WITH_BONUS ? download + 100 : download)

/** Formats a speed in Mega: 700 → '700 Mega', 1000 → '1 Giga', 1986 → '1986 Mega'. */
export function speedName(speed: number): string {
  return speed % 1000 === 0 ? `${speed / 1000} Giga` : `${speed} Mega`
}

/** One plan of each speed, as the plan question's cards show them: the others of a speed only add streaming. */
export const cheapestOfEachSpeed = <Each extends PlanSpeed & { readonly price_with_dacc: number }>(
  plans: readonly Each[],
): readonly Each[] =>
  plans
    .toSorted((a, b) => a.price_with_dacc - b.price_with_dacc)
    .filter((one, at, all) => all.findIndex((other) => speedOf(other) === speedOf(one)) === at)
