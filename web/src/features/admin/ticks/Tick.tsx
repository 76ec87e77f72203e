interface TickProps {
  label: string;
  checked: boolean;
  /** some of the rows that the box stands for are ticked */
  some?: boolean;
  onChange: () => void;
}

/** Shows the box that ticks a row, or all rows of a page. Its target is as high as the row. */
export function Tick({ label, checked, some = false, onChange }: TickProps) {
  return (
    <label className="flex size-9 cursor-pointer items-center justify-center max-lg:size-11">
      <input
        type="checkbox"
        data-tick=""
        aria-label={label}
        checked={checked}
        onChange={onChange}
        ref={(box) => {
          if (box) box.indeterminate = some && !checked;
        }}
        className="size-4.5 accent-primary max-lg:size-5"
      />
    </label>
  );
}
