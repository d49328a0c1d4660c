import { createElement, type SVGProps } from 'react'

/** The shapes of an icon: element and attributes. */
export type IconShapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

export type IconProps = SVGProps<SVGSVGElement> & { readonly size?: number }

/**
 * An icon of lucide-react without the library around it, which would be 2 kB on the critical path. The build
 * substitutes it for each imported icon (`scripts/build/icons.ts`); development and tests use the library's.
 */
export const icon =
  (shapes: IconShapes) =>
  ({ size = 24, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    )
