import FileText from 'lucide-react/icons/file-text'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import ListTree from 'lucide-react/icons/list-tree'
import Palette from 'lucide-react/icons/palette'
import { lazyScreen } from '../lib/lazy-screen'
import type { Page } from './page'

const screens = () => import('./website-screens')
const pages = {
  group: 'Website',
  permission: 'content',
  icon: FileText,
  under: 'pages',
} as const

/** What shoppers see besides products: the home page, pages, and the shop's look. */
export const websitePages: Page[] = [
  {
    path: 'homepage',
    title: 'Home Page',
    label: 'Home page',
    icon: LayoutTemplate,
    group: 'Website',
    permission: 'content',
    words: 'slides banner hero carousel rows tiles front',
    Screen: lazyScreen(async () => (await screens()).HomeScreen),
  },
  {
    ...pages,
    path: 'pages/add',
    title: 'Add Page',
    label: 'Add page',
    Screen: lazyScreen(async () => (await screens()).AddPage),
  },
  {
    ...pages,
    path: 'pages/:id',
    title: 'Page',
    label: 'Page',
    Screen: lazyScreen(async () => (await screens()).EditPage),
  },
  {
    path: 'pages',
    title: 'Pages',
    label: 'Pages',
    icon: FileText,
    group: 'Website',
    permission: 'content',
    words: 'faq privacy return policy about store size guide text',
    Screen: lazyScreen(async () => (await screens()).PageList),
  },
  {
    path: 'menus',
    title: 'Menus',
    label: 'Menus',
    icon: ListTree,
    group: 'Website',
    words: 'header footer navigation links tree',
    permission: 'content',
    Screen: lazyScreen(async () => (await screens()).MenuPage),
  },
  {
    path: 'appearance',
    title: 'Appearance',
    label: 'Appearance',
    icon: Palette,
    group: 'Website',
    permission: 'content',
    words: 'logo icon favicon share picture colors theme',
    Screen: lazyScreen(async () => (await screens()).AppearanceScreen),
  },
]
