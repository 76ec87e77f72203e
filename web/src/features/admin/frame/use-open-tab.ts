import { useLocation } from 'react-router-dom';
import { type AdminTab, adminTabs, isTabOf } from '../tabs.ts';

/** Returns the open tab; undefined if the screen is not a tab. */
export function useOpenTab(): AdminTab | undefined {
  const { pathname } = useLocation();
  return adminTabs.find((tab) => isTabOf(tab, pathname));
}
