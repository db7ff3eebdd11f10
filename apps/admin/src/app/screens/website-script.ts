/** The screens of the website, bundled into one script. The text editor has a script of its own. */
export { AddPage } from '../../website/pages/add-page'
export { AppearanceScreen } from '../../website/appearance/appearance-screen'
export { EditPage } from '../../website/pages/edit-page'
export { HomeScreen } from '../../website/home/home-screen'
export { PageList } from '../../website/pages/page-list'
export { MenuScreen } from '../../website/menus/menu-screen'
