/**
 * Draws an icon, which screen readers skip. The components of lucide-react would add 1.5 KiB to the code that must load
 * before the first question.
 */
import type { IconNode } from 'lucide'
import { createElement, type SVGProps } from 'react'

type IconProps = SVGProps<SVGSVGElement> & {
  /** The icon's shapes, from a file of `lucide`. */
  readonly shapes: IconNode
  readonly size?: number
}

export const Icon = ({ shapes, size = 24, ...rest }: IconProps) =>
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
