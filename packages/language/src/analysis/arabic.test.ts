import { testForms } from '../testing/form-table.ts';
import { ARABIC_FORMS } from './forms/arabic-forms.ts';

testForms('Arabic', 'ar', ARABIC_FORMS);
