import type { ReactElement } from 'react'
import { type FilledIcon, symbolHref } from '../../ui/Icon.tsx'

/**
 * Turned-wood figures in a cell of 44: feet at y 16, the middle of the cell at 0,0. The tones come from the owner's colour (from `a`, lit,
 * to `d`, dark). Brass, bone and fire are the same for everybody. The owner's symbol is on every head.
 */
function Foot({ wide = 12 }: { readonly wide?: number }) {
  return (
    <>
      <ellipse className="shade" cx="2" cy="16.500" rx={wide + 2.5} ry="4.600" />
      <path className="c o" d={`M${-wide} 13.500v2c0 5 ${2 * wide} 5 ${2 * wide} 0v-2z`} />
      <ellipse className="b o" cx="0" cy="13.500" rx={wide} ry="3.800" />
    </>
  )
}

function Head({ y, r = 9.2, symbol, tone = 'a' }: { readonly y: number; readonly r?: number; readonly symbol: FilledIcon; readonly tone?: string }) {
  const size = r * 1.36
  return (
    <>
      <circle className={`${tone} o`} cx="0" cy={y} r={r} />
      <path className="gleam" d={`M${-r * 0.66} ${y - r * 0.28}a${r * 0.74} ${r * 0.74} 0 0 1 ${r * 0.62} ${-r * 0.5}`} />
      <use className="sym" href={symbolHref(symbol)} x={-size / 2} y={y - size / 2} width={size} height={size} />
    </>
  )
}

function Pawn() {
  return (
    <>
      <Foot wide={11.5} />
      <path className="b o" d="M-8.500 13.500C-5 8 -4.500 4 -4.500 0h9c0 4 .5 8 4 13.500-4 2.500-13 2.500-17 0z" />
      <path className="c" d="M1.500 0h3c0 4 .5 8 4 13.500-1.500 1-4 1.600-6.500 1.800C3.500 9 2.500 4 1.500 0z" />
      <path className="groove" d="M-6.200 9c3.500 1.500 9 1.500 12.400 0M-5 5c3 1.200 7 1.200 10 0" />
      <ellipse className="b o" cx="0" cy="-.5" rx="7" ry="2.400" />
    </>
  )
}

function Robe({ trim }: { readonly trim: ReactElement }) {
  return (
    <>
      <Foot wide={13.5} />
      <path className="b o" d="M-11.500 13.500C-9.500 4 -7.500-2 -6.500-9h13c1 7 3 13 5 22.500-5 3-18 3-23 0z" />
      <path className="c" d="M1.500-9h5c1 7 3 13 5 22.500-2.500 1.500-6.500 2.300-10.500 2.300C3 7 3 0 1.500-9z" />
      <path className="groove" d="M-9.800 7c6 2.500 13.600 2.500 19.600 0" />
      {trim}
      <path className="brass o" d="M-7.500-8.500c4.500 2.200 10.500 2.200 15 0l-.8-3.500h-13.400z" />
    </>
  )
}

type Figure = (props: { readonly symbol: FilledIcon }) => ReactElement

const monk: Figure = ({ symbol }) => (
  <>
    <Pawn />
    <path className="c o" d="M-11 -2C-13-13 -6-19 0-24c6 5 13 11 11 22-6 2.500-16 2.500-22 0z" />
    <path className="d" d="M4-20c5 5 8 10 7 18-2 1-4 1.500-7 1.800C9-7 8-14 4-20z" />
    <Head y={-8.5} symbol={symbol} />
  </>
)

const bones: Figure = ({ symbol }) => (
  <>
    <Pawn />
    <path className="bone o" d="M-7-12c-6-1-9-6-8-12 2 4 6 5 10 6zM7-12c6-1 9-6 8-12-2 4-6 5-10 6z" />
    <path className="bone o" d="M-5.500 1.500h11v3h-11z" />
    <Head y={-9} symbol={symbol} />
  </>
)

const warden: Figure = ({ symbol }) => (
  <>
    <Pawn />
    <path className="c o" d="M-9.500-11v-11h4.500v3h3v-3h4v3h3v-3h4.500v11z" />
    <path className="d" d="M5.700-11v-10h3v10z" />
    <Head y={-8.5} symbol={symbol} />
  </>
)

const draconid: Figure = ({ symbol }) => (
  <>
    <Pawn />
    <path className="c o" d="M-8-7l-8-6 7-2-4-7 7 2 2-7h0c2.500 2 4.500 3.500 6 7l7-2-4 7 7 2-8 6z" />
    <path className="d" d="M5-18.500l5.500-1.500-3.500 5.800 5 1.500-5 4z" />
    <Head y={-8.5} symbol={symbol} />
  </>
)

/** The seer: a ring of light behind the veil, a bow at her side. */
const vidomina: Figure = ({ symbol }) => (
  <>
    <circle className="ring-brass" cx="0" cy="-18" r="13.500" />
    <path className="spokes" d="M0-36v-4M12.700-30.700l2.900-2.900M-12.700-30.700l-2.900-2.900M18-18h4M-18-18h-4" />
    <Robe trim={<path className="paper" d="M-2.500-8h5l1.500 22c-2.500.4-5.500.4-8 0z" />} />
    <path className="paper o" d="M-11-8c-1-10 1-19 11-21 10 2 12 11 11 21-3-2-5-3-11-3s-8 1-11 3z" />
    <path className="paper-2" d="M4-28c6 3 8 11 7 20-2-1.200-3.500-2-6-2.500C7-16 7-22 4-28z" />
    <path className="brass-line" d="M16-19c7 8 7 24 0 33" />
    <path className="string" d="M16-19v33" />
    <Head y={-16.5} r={8.6} symbol={symbol} />
    <path className="brass o" d="M0-33l2.500 4-2.500 3-2.500-3z" />
  </>
)

/** The bone king: a crown of horns and a scythe. */
const necron: Figure = ({ symbol }) => (
  <>
    <path className="wood-line" d="M16 15L13.500-26" />
    <path className="bone o" d="M12-25c5-7 11-7 15 0-5-3-9-1-13 5z" />
    <Robe trim={<path className="rib" d="M-6-2h12M-7 2.500h14M-8 7h16" />} />
    <path className="bone o" d="M-8-19c-7-2-10-9-8-17 3 5 6 7 9 7l1-9 4 7 2-9 2 9 4-7 1 9c3 0 6-2 9-7 2 8-1 15-8 17z" />
    <path className="bone-2" d="M8-28c3-.5 5-2 7.200-5 .8 6-1.700 11-7.200 13z" />
    <Head y={-17} r={8.8} symbol={symbol} />
  </>
)

/** The forest mage: the tall hat, a beard, a staff with a star. */
const merlin: Figure = ({ symbol }) => (
  <>
    <path className="wood-line" d="M16.500 15L14-20" />
    <path className="brass o" d="M14-32l2.200 5 5 2.200-5 2.200-2.200 5-2.200-5-5-2.200 5-2.200z" />
    <Robe trim={<path className="paper" d="M-6.500-10c0 9 2.500 15 6.500 19 4-4 6.500-10 6.500-19z" />} />
    <Head y={-13} r={8.8} symbol={symbol} />
    <path className="c o" d="M-13-21.500c3-2.500 5-3 6-4.500C-6-32-3-38 3-43c-1 4 0 6 2 8s2 5 2.500 9c1.500 1.500 3 2 5.500 4.500-7 3-19 3-26 0z" />
    <path className="d" d="M3-42c-1 4 0 5 2 7s2 5 2.500 9c1.500 1.500 3 2 4.500 4-2 .9-4.500 1.500-7 1.800C4-26 2-33 3-42z" />
    <path className="brass-line thin" d="M-7-26c4.500 1.600 9.500 1.600 14 0" />
  </>
)

/** The dragon's heir: great horns, wings for a cloak, fire on the staff. */
const dadalan: Figure = ({ symbol }) => (
  <>
    <path className="c o" d="M-6-8c-9-5-14-2-17 6 4-2 6-1 7 2 2-2 5-1 6 3zM6-8c9-5 14-2 17 6-4-2-6-1-7 2-2-2-5-1-6 3z" />
    <Robe trim={<path className="scale" d="M-5-3q2.500 4 5 0 2.500 4 5 0M-6 2q3 4 6 0 3 4 6 0M-7 7q3.500 4 7 0 3.500 4 7 0" />} />
    <path className="wood-line" d="M17 15v-32" />
    <path className="fire o" d="M17-34c1 4 5 6 5 10.500a5 5 0 0 1-10 0c0-3 2-3.500 2-6 1.500.8 2 1.500 2.200 2.500.6-1.800.9-4 .8-7z" />
    <path className="brass o" d="M-7-20c-8 0-12-6-10-15 2 6 6 8 11 8 1-4 3-7 6-11 3 4 5 7 6 11 5 0 9-2 11-8 2 9-2 15-10 15z" />
    <path className="brass-2" d="M0-38c3 4 5 7 6 11 5 0 9-2 11-8 2 9-2 15-10 15H3C4-26 3-32 0-38z" />
    <Head y={-17} r={8.8} symbol={symbol} />
  </>
)

const whiteMonk: Figure = ({ symbol }) => (
  <>
    <Foot wide={13} />
    <path className="paper o" d="M-12 13.500C-13-2 -11-18 0-27c11 9 13 25 12 40.500-5 3-19 3-24 0z" />
    <path className="paper-2" d="M3-24c8 9 10 23 9 37.500-2.500 1.500-6 2.200-9 2.300C6 3 7-12 3-24z" />
    <path className="b" d="M-4.500 1h9v14.500c-3 .4-6 .4-9 0z" />
    <path className="c" d="M1 1h3.500v14.500L1 15.800z" />
    <Head y={-9} r={8.6} symbol={symbol} />
    <path className="halo" d="M-13-22c5-9 21-9 26 0" />
  </>
)

const zombieBall: Figure = ({ symbol }) => (
  <>
    <ellipse className="shade" cx="2" cy="16.500" rx="16" ry="5" />
    <path className="bone o" d="M-14-8l-7-5 1 6-3 2 7 3zM13-12l6-7 .5 6 4 1-8 5zM-11 12l-7 4 5 1 2 3 5-6z" />
    <circle className="b o" cx="0" cy="0" r="16.500" />
    <path className="c" d="M5-15.700A16.500 16.500 0 0 1-3 16.200C12 12 15-6 5-15.700z" />
    <g className="bone">
      <circle className="o" cx="-9.500" cy="-9" r="4.600" />
      <circle className="o" cx="10.500" cy="8.500" r="4.600" />
      <path
        className="o"
        d="M6-13.500c3-1.500 6 .5 6 3.500s-3 4-5.500 2.500-3-4.500-.5-6zM-12.500 5c3-1.200 5.500.5 5.500 3.200s-2.500 4-5 2.600-3-4.800-.5-5.800z"
      />
    </g>
    <path className="hole" d="M-11.300-9.500h.1M-8-9.500h.1M8.800 8h.1M12 8h.1" />
    <Head y={0} r={8.8} symbol={symbol} />
  </>
)

const familiar: Figure = ({ symbol }) => (
  <>
    <ellipse className="shade" cx="2" cy="16.500" rx="15" ry="4.600" />
    <path className="tail" d="M9 14c9 2 13-5 10-11s-7-4-6 0" />
    <path className="c o" d="M-11 16C-13 6 -9 0-5-3h10c4 3 8 9 6 19-4 2.500-18 2.500-22 0z" />
    <path className="d" d="M2-3h3c4 3 8 9 6 19-2 1.200-5 1.800-8 2C6 11 5 3 2-3z" />
    <path className="b o" d="M-11-6l-2-17 8 5h10l8-5-2 17c-4 6-18 6-22 0z" />
    <path className="d" d="M-10.500-18.500l1 6 3.500-3.500zM10.500-18.500l-1 6-3.500-3.500z" />
    <Head y={-7.5} r={8.6} symbol={symbol} />
    <path className="whisker" d="M-9-2l-9-1.500M-9 .5l-8 2M9-2l9-1.500M9 .5l8 2" />
  </>
)

const fireSpirit: Figure = ({ symbol }) => (
  <>
    <ellipse className="glow" cx="0" cy="12" rx="19" ry="8" />
    <path
      className="fire o"
      d="M-2-29c3 7 9 9 12 16 1-2 1.500-4 1-7 5 6 7 13 5 21-2 9-8 15-16 15S-15 11-16 2c-1-6 1-11 4-15 .5 3 1.500 5 3 6 0-9 5-13 7-22z"
    />
    <path className="fire-2" d="M0-14c3 6 9 9 9 17 0 7-4 11-9 11s-9-4-9-10c0-4 2-7 4-9 0 3 1 4 2 5 0-6 2-9 3-14z" />
    <Head y={2.5} r={8.6} symbol={symbol} />
  </>
)

const FIGURES: Readonly<Record<string, Figure>> = {
  'warrior-vidomina': monk,
  'warrior-necron': bones,
  'warrior-merlin': warden,
  'warrior-dadalan': draconid,
  vidomina,
  necron,
  merlin,
  dadalan,
  'white-monk': whiteMonk,
  'zombie-ball': zombieBall,
  familiar,
  'fire-spirit': fireSpirit,
}

/** A plain pawn, for a unit whose sorcerer is not chosen yet. */
const unknown: Figure = ({ symbol }) => (
  <>
    <Pawn />
    <Head y={-8.5} symbol={symbol} />
  </>
)

export function FigureArt({ token, symbol }: { readonly token: string; readonly symbol: FilledIcon }) {
  const Drawn = FIGURES[token] ?? unknown
  return <Drawn symbol={symbol} />
}
