import { createElement, type SVGProps } from 'react'

/** The SVG elements of an icon, with their attributes. */
export type IconShapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

export type IconProps = SVGProps<SVGSVGElement> & { readonly size?: number }

/**
 * Creates an icon component from the SVG shapes of a lucide-react icon. It does not need the library itself,
 * which would add 2 kB to the code that the first screen waits for. The build replaces every imported icon
 * with this (`scripts/build/icons.ts`); development and tests use the library.
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
