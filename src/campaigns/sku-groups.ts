/** Groups of skus that several campaigns sell. */

/** Skus of the 700 Mega plans with one streaming service: Globoplay, HBO Max or Paramount+. */
export const STREAMING_700_SKUS = ['d600b', 'd600c', 'd600gl'] as const

/** Skus of the 1 Giga plans with one streaming service: HBO Max or Paramount+. */
export const STREAMING_1000_SKUS = ['d1000c', 'd1000d'] as const
