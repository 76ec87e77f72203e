import { useLocation } from 'react-router-dom';
import { type AdminTab, adminTabs, isTabOf } from '../tabs.ts';

/** Returns the tab that is open; undefined where the screen is none of them. */
export function useOpenTab(): AdminTab | undefined {
  const { pathname } = useLocation();
  return adminTabs.find((tab) => isTabOf(tab, pathname));
}
