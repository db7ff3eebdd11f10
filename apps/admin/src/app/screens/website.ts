import FileText from 'lucide-react/icons/file-text'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import ListTree from 'lucide-react/icons/list-tree'
import Palette from 'lucide-react/icons/palette'
import { lazyScreen } from '../../lib/lazy-screen'
import type { Screen } from './screen'

const script = () => import('./website-script')
const pages = {
  permission: 'content',
  icon: FileText,
  under: 'pages',
} as const

/** What shoppers see besides products: the home page, pages, and the shop's look. */
export const websiteScreens: Screen[] = [
  {
    path: 'homepage',
    title: 'Home Page',
    label: 'Home page',
    icon: LayoutTemplate,
    permission: 'content',
    words: 'slides banner hero carousel rows tiles front',
    Component: lazyScreen(async () => (await script()).HomeScreen),
  },
  {
    ...pages,
    path: 'pages/add',
    title: 'Add Page',
    label: 'Add page',
    Component: lazyScreen(async () => (await script()).AddPage),
  },
  {
    ...pages,
    path: 'pages/:id',
    title: 'Page',
    label: 'Page',
    Component: lazyScreen(async () => (await script()).EditPage),
  },
  {
    path: 'pages',
    title: 'Pages',
    label: 'Pages',
    icon: FileText,
    permission: 'content',
    words: 'faq privacy return policy about store size guide text',
    Component: lazyScreen(async () => (await script()).PageList),
  },
  {
    path: 'menus',
    title: 'Menus',
    label: 'Menus',
    icon: ListTree,
    words: 'header footer navigation links tree',
    permission: 'content',
    Component: lazyScreen(async () => (await script()).MenuScreen),
  },
  {
    path: 'appearance',
    title: 'Appearance',
    label: 'Appearance',
    icon: Palette,
    permission: 'content',
    words: 'logo icon favicon share picture colors theme',
    Component: lazyScreen(async () => (await script()).AppearanceScreen),
  },
]
